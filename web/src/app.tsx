import { DirectionProvider, MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./router.tsx";
import { useSession } from "./session.ts";
import { SignInPage } from "./shell/sign-in-page.tsx";
import { resolveColors, theme } from "./theme.ts";

const SharedApp = lazy(async () => ({ default: (await import("./shared/shared-app.tsx")).SharedApp }));

/**
 * The interface. Somebody who is not signed in sees the sign-in page at the address they requested, and the page itself
 * after signing in. A link to a shared report needs no key. Nothing shown to one key is kept for the next.
 */
export function App() {
  const { key } = useSession();
  const isShared = location.pathname === "/shared";
  return (
    <DirectionProvider>
      <MantineProvider theme={theme} cssVariablesResolver={resolveColors} defaultColorScheme="auto">
        {isShared ? (
          <Suspense>
            <SharedApp />
          </Suspense>
        ) : key === null ? (
          <SignInPage />
        ) : (
          <SignedIn key={key} />
        )}
      </MantineProvider>
    </DirectionProvider>
  );
}

function SignedIn() {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(createAppRouter);
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
