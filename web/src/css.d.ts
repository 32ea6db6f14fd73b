declare module "*.css";
declare module "*?url" {
  /** Where the file is served. */
  const url: string;
  export default url;
}
