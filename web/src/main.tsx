import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { takeKeyFromAddress } from "./session.ts";
import "./styles/index.css";

takeKeyFromAddress();
const root = document.getElementById("root");
if (!root) throw new Error("index.html lacks #root");
createRoot(root).render(<App />);
