declare module "*.css";
declare module "*?url" {
  /** The URL of the file. */
  const url: string;
  export default url;
}
