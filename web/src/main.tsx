import { createRoot } from "react-dom/client";
import { words } from "./messages.ts";
import { App } from "./app.tsx";
import { takeProviderSession } from "./provider.ts";
import { isSignedIn, takeKeyFromAddress, takeKeyFromTabs } from "./session.ts";
import "./styles/index.css";

document.documentElement.lang = words.language;
document.documentElement.dir = words.language === "ar" ? "rtl" : "ltr";
takeKeyFromAddress();
const root = document.getElementById("root");
if (!root) throw new Error("index.html lacks #root");
// A shared report asks for no key.
if (location.pathname !== "/shared") {
  await takeKeyFromTabs();
  if (!isSignedIn()) await takeProviderSession();
}
createRoot(root).render(<App />);
