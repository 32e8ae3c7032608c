declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module '*.css?text' {
  const text: string;
  export default text;
}
declare module '*.css' {}
declare module '*.svg' {
  const address: string;
  export default address;
}
