import { createRootRoute, createRoute, createRouter, redirect } from "@tanstack/react-router";
import { lazyPage } from "./lazy-page.ts";
import { CrashedState, LoadingState, NotFoundState } from "./parts/states.tsx";
import { Shell } from "./shell/shell.tsx";

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NotFoundState });

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  component: lazyPage(() => import("./search/search-page.tsx"), "SearchPage"),
});

const candidateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/candidates/$candidateId",
  component: lazyPage(() => import("./candidate/candidate-page.tsx"), "CandidatePage"),
});

const historyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/lookups",
  component: lazyPage(() => import("./history/history-page.tsx"), "HistoryPage"),
});

const lookupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/lookups/$lookupId",
  component: lazyPage(() => import("./lookup/lookup-page.tsx"), "LookupPage"),
});

const compareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/compare",
  validateSearch: (search: Record<string, unknown>): { readonly one?: string; readonly other?: string } => ({
    ...(typeof search["one"] === "string" ? { one: search["one"] } : {}),
    ...(typeof search["other"] === "string" ? { other: search["other"] } : {}),
  }),
  component: lazyPage(() => import("./compare/compare-page.tsx"), "ComparePage"),
});

const reportComponent = lazyPage(() => import("./report/report-page.tsx"), "ReportPage");

const bareReportRoute = createRoute({ getParentRoute: () => lookupRoute, path: "/", component: reportComponent });

const reportRoute = createRoute({ getParentRoute: () => lookupRoute, path: "$slug", component: reportComponent });

const datasourcesRoute = createRoute({
  getParentRoute: () => lookupRoute,
  path: "$slug/datasources",
  validateSearch: (search: Record<string, unknown>): { readonly document?: string; readonly at?: string } => ({
    ...(typeof search["document"] === "string" ? { document: search["document"] } : {}),
    ...(typeof search["at"] === "string" ? { at: search["at"] } : {}),
  }),
  component: lazyPage(() => import("./lookup/datasources-page.tsx"), "DatasourcesPage"),
});

const recordsRoute = createRoute({
  getParentRoute: () => lookupRoute,
  path: "$slug/records",
  component: lazyPage(() => import("./records/records-page.tsx"), "RecordsPage"),
});

const coverageRoute = createRoute({
  getParentRoute: () => lookupRoute,
  path: "$slug/coverage",
  component: lazyPage(() => import("./lookup/coverage-page.tsx"), "CoveragePage"),
});

const personRoute = createRoute({
  getParentRoute: () => lookupRoute,
  path: "$slug/person",
  component: lazyPage(() => import("./person/person-page.tsx"), "PersonPage"),
});

const bulksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/bulk",
  component: lazyPage(() => import("./bulk/bulks-page.tsx"), "BulksPage"),
});

const bulkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/bulk/$bulkId",
  component: lazyPage(() => import("./bulk/bulk-page.tsx"), "BulkPage"),
});

const importsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/imports",
  component: lazyPage(() => import("./imports/imports-page.tsx"), "ImportsPage"),
});

/** As in the menu. */
const importRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/import",
  beforeLoad: () => {
    throw redirect({ to: "/imports", replace: true });
  },
});

const newPersonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/new",
  component: lazyPage(() => import("./start/new-person-page.tsx"), "NewPersonPage"),
});

const keysRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/keys",
  component: lazyPage(() => import("./keys/keys-page.tsx"), "KeysPage"),
});

const membersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/members",
  component: lazyPage(() => import("./members/members-page.tsx"), "MembersPage"),
});

const usageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/usage",
  component: lazyPage(() => import("./usage/usage-page.tsx"), "UsagePage"),
});

const sourcesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sources",
  component: lazyPage(() => import("./sources/sources-page.tsx"), "SourcesPage"),
});

const requestsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/requests",
  component: lazyPage(() => import("./desk/requests-page.tsx"), "RequestsPage"),
});

const routeTree = rootRoute.addChildren([
  searchRoute,
  candidateRoute,
  historyRoute,
  compareRoute,
  lookupRoute.addChildren([bareReportRoute, reportRoute, recordsRoute, datasourcesRoute, coverageRoute, personRoute]),
  bulksRoute,
  bulkRoute,
  importsRoute,
  importRoute,
  newPersonRoute,
  keysRoute,
  membersRoute,
  usageRoute,
  sourcesRoute,
  requestsRoute,
]);

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: "intent",
    defaultPendingComponent: LoadingState,
    defaultErrorComponent: CrashedState,
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
