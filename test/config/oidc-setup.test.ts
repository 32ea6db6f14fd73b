import assert from "node:assert/strict";
import { test } from "node:test";
import { ConfigError } from "../../src/config/config.ts";
import { readOidcSetup } from "../../src/config/oidc-setup.ts";

const SET = { CANDOR_OIDC_ISSUER: "https://id.example.org/realms/one", CANDOR_OIDC_CLIENT_ID: "candor" };

test("Without an identity provider there is no sign-in by one, and a configured issuer is kept as written", () => {
  assert.equal(readOidcSetup({ CANDOR_OIDC_ISSUER: " " }), null);
  const plain = { issuer: SET.CANDOR_OIDC_ISSUER, clientId: "candor", clientSecret: null, roles: null };
  assert.deepEqual(readOidcSetup(SET), plain);
  const inside = { ...SET, CANDOR_OIDC_ISSUER: "http://localhost:8080/", CANDOR_OIDC_CLIENT_SECRET: "s" };
  assert.deepEqual(readOidcSetup(inside), { ...plain, issuer: "http://localhost:8080/", clientSecret: "s" });
});

test("A claim maps to roles by its values, which may contain equals signs", () => {
  const byName = readOidcSetup({ ...SET, CANDOR_OIDC_ROLE_CLAIM: "role" })?.roles;
  assert.deepEqual([...(byName?.byValue ?? [])].length, 3);
  const given = { ...SET, CANDOR_OIDC_ROLE_CLAIM: "groups", CANDOR_OIDC_ROLES: "cn=chiefs=owner, press = reader" };
  assert.deepEqual(readOidcSetup(given)?.roles, {
    claim: "groups",
    byValue: new Map([
      ["cn=chiefs", "owner"],
      ["press", "reader"],
    ]),
  });
});

test("An unusable setting stops the service with its name", () => {
  const cases: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
    [{ CANDOR_OIDC_ISSUER: SET.CANDOR_OIDC_ISSUER }, /CANDOR_OIDC_ISSUER is set;/],
    [{ CANDOR_OIDC_CLIENT_SECRET: "s" }, /CANDOR_OIDC_CLIENT_SECRET is set;/],
    [{ CANDOR_OIDC_ROLE_CLAIM: "groups" }, /CANDOR_OIDC_ROLE_CLAIM is set;/],
    [{ ...SET, CANDOR_OIDC_ISSUER: "http://id.example.org" }, /CANDOR_OIDC_ISSUER must be/],
    [{ ...SET, CANDOR_OIDC_ISSUER: "https://id.example.org/?x=1" }, /CANDOR_OIDC_ISSUER must be/],
    [{ ...SET, CANDOR_OIDC_ROLES: "a=owner" }, /without CANDOR_OIDC_ROLE_CLAIM/],
    [{ ...SET, CANDOR_OIDC_ROLE_CLAIM: "g", CANDOR_OIDC_ROLES: "a=chief" }, /CANDOR_OIDC_ROLES has "a=chief"/],
    [{ ...SET, CANDOR_OIDC_ROLE_CLAIM: "g", CANDOR_OIDC_ROLES: "=owner" }, /CANDOR_OIDC_ROLES has/],
  ];
  for (const [env, message] of cases) {
    assert.throws(
      () => readOidcSetup(env),
      (error) => error instanceof ConfigError && message.test(error.message),
    );
  }
});
