import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { VARIABLES } from "../../src/config/config.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CHART = join(ROOT, "docs/helm/candor");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const names: readonly string[] = VARIABLES.map(({ name }) => name);
const templates = globSync("templates/*", { cwd: CHART }).map((path) => readFileSync(join(CHART, path), "utf8"));
const hasHelm = spawnSync("helm", ["version"]).error === undefined;
const noHelm = hasHelm ? false : "Helm is not on this machine";

function helm(...args: readonly string[]): {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
} {
  const { status, stdout, stderr } = spawnSync("helm", args, {
    encoding: "utf8",
    env: { ...process.env, HOME: "/nowhere" },
  });
  return { code: status, stdout, stderr };
}

test("the chart uses settings that the service knows, and its version", () => {
  const chart = templates.join("\n") + readFileSync(join(CHART, "values.yaml"), "utf8");
  const named = new Set(chart.match(/\b(?:CANDOR|DATABASE|OTEL)_[A-Z_]+\b/g));
  assert.ok(named.size >= 6);
  for (const name of named) assert.ok(names.includes(name), name);
  const { version } = JSON.parse(read("package.json")) as { version: string };
  assert.match(readFileSync(join(CHART, "Chart.yaml"), "utf8"), new RegExp(`^appVersion: ${version}$`, "m"));
});

test("each value that a template uses is in values.yaml, and each of those is used", () => {
  const values = readFileSync(join(CHART, "values.yaml"), "utf8");
  const given = new Set([...values.matchAll(/^([a-zA-Z]+):/gm)].map(([, name]) => name ?? ""));
  const asked = new Set([...templates.join("\n").matchAll(/\.Values\.([a-zA-Z]+)/g)].map(([, name]) => name ?? ""));
  // The two roles are looked up by their name.
  assert.deepEqual([...asked, "api", "worker"].toSorted(), [...given].toSorted());
});

test("the chart's ports, directories and user are the image's", () => {
  const pod = templates.join("\n");
  const dockerfile = read("Dockerfile");
  const [, port = ""] = /^EXPOSE (\d+)$/m.exec(dockerfile) ?? [];
  assert.ok(pod.includes(`{ name: http, containerPort: ${port} }`));
  const [, volume = ""] = /^VOLUME (\S+)$/m.exec(dockerfile) ?? [];
  assert.ok(pod.includes(`mountPath: ${volume} }`));
  // The user `node` in Node's official images.
  assert.match(dockerfile, /^USER node$/m);
  assert.match(pod, /runAsUser: 1000\n +runAsGroup: 1000\n +fsGroup: 1000\n/);
});

test("Helm accepts the chart, and renders a service with its parts", { skip: noHelm }, () => {
  const set = ["--set", "baseUrl=https://candor.example.org:8443"];
  const linted = helm("lint", "--strict", CHART, ...set);
  assert.equal(linted.code, 0, linted.stdout + linted.stderr);
  const rendered = helm(
    "template",
    "mine",
    CHART,
    ...set,
    "--set",
    "ingress.enabled=true",
    "--set",
    "settings.CANDOR_OFFLINE=on",
  );
  assert.equal(rendered.code, 0, rendered.stderr);
  const kinds = [...rendered.stdout.matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => kind);
  assert.deepEqual(kinds.toSorted(), ["Deployment", "Deployment", "Ingress", "PersistentVolumeClaim", "Service"]);
  assert.match(rendered.stdout, /- host: "candor\.example\.org"/);
  assert.equal([...rendered.stdout.matchAll(/- \{ name: CANDOR_OFFLINE, value: "on" \}/g)].length, 2);
  const bare = helm("template", "mine", CHART);
  assert.match(bare.stderr, /baseUrl: the public address of the service/);
});
