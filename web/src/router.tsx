import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { CrashedState, LoadingState, NotFoundState } from "./parts/states.tsx";
import { Shell } from "./shell/shell.tsx";

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NotFoundState });

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  component: lazyRouteComponent(() => import("./search/search-page.tsx"), "SearchPage"),
});

const candidateRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/candidates/$candidateId",
  component: lazyRouteComponent(() => import("./candidate/candidate-page.tsx"), "CandidatePage"),
});

const historyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/lookups",
  component: lazyRouteComponent(() => import("./history/history-page.tsx"), "HistoryPage"),
});

const lookupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/lookups/$lookupId",
  component: lazyRouteComponent(() => import("./lookup/lookup-page.tsx"), "LookupPage"),
});

const compareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/compare",
  validateSearch: (search: Record<string, unknown>): { readonly one?: string; readonly other?: string } => ({
    ...(typeof search["one"] === "string" ? { one: search["one"] } : {}),
    ...(typeof search["other"] === "string" ? { other: search["other"] } : {}),
  }),
  component: lazyRouteComponent(() => import("./compare/compare-page.tsx"), "ComparePage"),
});

const reportComponent = lazyRouteComponent(() => import("./report/report-page.tsx"), "ReportPage");

const bareReportRoute = createRoute({ getParentRoute: () => lookupRoute, path: "/", component: reportComponent });

const reportRoute = createRoute({ getParentRoute: () => lookupRoute, path: "$slug", component: reportComponent });

const datasourcesRoute = createRoute({
  getParentRoute: () => lookupRoute,
  path: "$slug/datasources",
  validateSearch: (search: Record<string, unknown>): { readonly document?: string; readonly at?: string } => ({
    ...(typeof search["document"] === "string" ? { document: search["document"] } : {}),
    ...(typeof search["at"] === "string" ? { at: search["at"] } : {}),
  }),
  component: lazyRouteComponent(() => import("./lookup/datasources-page.tsx"), "DatasourcesPage"),
});

const recordsRoute = createRoute({
  getParentRoute: () => lookupRoute,
  path: "$slug/records",
  component: lazyRouteComponent(() => import("./records/records-page.tsx"), "RecordsPage"),
});

const coverageRoute = createRoute({
  getParentRoute: () => lookupRoute,
  path: "$slug/coverage",
  component: lazyRouteComponent(() => import("./lookup/coverage-page.tsx"), "CoveragePage"),
});

const personRoute = createRoute({
  getParentRoute: () => lookupRoute,
  path: "$slug/person",
  component: lazyRouteComponent(() => import("./person/person-page.tsx"), "PersonPage"),
});

const bulksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/bulk",
  component: lazyRouteComponent(() => import("./bulk/bulks-page.tsx"), "BulksPage"),
});

const bulkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/bulk/$bulkId",
  component: lazyRouteComponent(() => import("./bulk/bulk-page.tsx"), "BulkPage"),
});

const importsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/imports",
  component: lazyRouteComponent(() => import("./imports/imports-page.tsx"), "ImportsPage"),
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
  component: lazyRouteComponent(() => import("./start/new-person-page.tsx"), "NewPersonPage"),
});

const keysRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/keys",
  component: lazyRouteComponent(() => import("./keys/keys-page.tsx"), "KeysPage"),
});

const membersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/members",
  component: lazyRouteComponent(() => import("./members/members-page.tsx"), "MembersPage"),
});

const usageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/usage",
  component: lazyRouteComponent(() => import("./usage/usage-page.tsx"), "UsagePage"),
});

const sourcesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sources",
  component: lazyRouteComponent(() => import("./sources/sources-page.tsx"), "SourcesPage"),
});

const requestsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/requests",
  component: lazyRouteComponent(() => import("./desk/requests-page.tsx"), "RequestsPage"),
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
