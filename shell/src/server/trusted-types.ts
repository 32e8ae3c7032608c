/**
 * Creates the page's one Trusted Types policy, before any script is loaded. As the default policy it also serves
 * libraries that assign strings. HTML passes only with the rule that cleans it (packages/ui/src/html), else as plain
 * text; of this site's files, only those of builds may run. Other hosts are decided by the page's `script-src`.
 */
export const trustedTypesScript = `if(window.trustedTypes)trustedTypes.createPolicy('default',{
createHTML:function(t,rule){return typeof rule==='function'?rule(t):/[<&]/.test(t)?null:t},
createScriptURL:function(a){var u=new URL(a,location.href);
return u.origin!==location.origin||/^\\/(assets|areas|js)\\//.test(u.pathname)?a:null}});`;
