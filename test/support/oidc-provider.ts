import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** What the provider says about somebody, by the name that they sign in with. */
export type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A provider of OpenID Connect on this machine, with one client. */
export interface TestProvider {
  readonly issuer: string;
  /** Answers from now on, for a client that returns to this address. */
  serve(clientUrl: string): void;
  close(): Promise<void>;
}

export const CLIENT = { id: "candor", secret: "a-secret-of-the-client" };

export async function startProvider(people: People): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    serve(clientUrl) {
      const provider: Provider = new Provider(issuer, {
        clients: [
          {
            client_id: CLIENT.id,
            client_secret: CLIENT.secret,
            redirect_uris: [`${clientUrl}/sign-in/callback`],
            post_logout_redirect_uris: [`${clientUrl}/`],
            token_endpoint_auth_method: "client_secret_post",
          },
        ],
        claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "groups"] },
        pkce: { required: () => true },
        cookies: { keys: ["a-key-of-the-providers-cookies"] },
        findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people[id] }) }),
        // Nobody is asked for consent: an operator's own provider does not ask either.
        async loadExistingGrant({ oidc }) {
          const grant = new provider.Grant({
            clientId: oidc.client?.clientId ?? "",
            accountId: oidc.session?.accountId ?? "",
          });
          grant.addOIDCScope("openid email profile");
          await grant.save();
          return grant;
        },
      });
      server.on("request", provider.callback());
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As much of a browser as signing in needs: cookies by address, and redirects that are followed on request. */
export class Visitor {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** The cookies that an address would be sent. */
  cookies(url: string): ReadonlyMap<string, string> {
    return this.#cookies.get(new URL(url).origin) ?? new Map();
  }

  setCookies(url: string, cookies: ReadonlyMap<string, string>): void {
    this.#cookies.set(new URL(url).origin, new Map(cookies));
  }

  async send(url: string, options: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(url);
    const jar = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(options.headers as Record<string, string>), ...(cookie && { cookie }) };
    const answer = await fetch(url, { ...options, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  /**
   * Follows redirects until one leads to an address that begins like this, and returns that address; else the last
   * answer's own.
   */
  async follow(from: string, until: string): Promise<string> {
    let url = from;
    for (let hop = 0; hop < 12 && !url.startsWith(until); hop++) {
      const answer = await this.send(url);
      const location = answer.headers.get("location");
      await answer.arrayBuffer();
      if (location === null) return url;
      url = new URL(location, url).href;
    }
    return url;
  }

  /** Signs in at the provider, and returns the address to which it sends the browser back. */
  async signInAt(authorizationUrl: string, login: string, callback: string): Promise<string> {
    const form = await this.follow(authorizationUrl, callback);
    if (form.startsWith(callback)) return form;
    const sent = await this.send(form, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ prompt: "login", login, password: "any" }).toString(),
    });
    await sent.arrayBuffer();
    return await this.follow(new URL(sent.headers.get("location") ?? "", form).href, callback);
  }
}
