/**
 * Runs before anything is painted: theme, mode and size of the window are the browser's to know. A narrow window on a
 * desktop page leaves before anything large is asked for. A button that is pressed and a form that is sent before the page
 * is live wait for it (early-input.ts). Kept as text, because it must work before any file arrives;
 * `viewport.ts`, `zoom.ts` and `preferences.ts` hold the same rules, and boot-script.test.ts holds them together.
 */
export const bootScript = `(function(d){var r=d.documentElement,t=d.currentScript.dataset.narrow,w=innerWidth,p={};
try{p=JSON.parse(localStorage.getItem('portico.preferences')||'{}')||{}}catch(e){}
if(t&&w<=900){d.cookie='viewport=mobile; Path=/; SameSite=Lax; Max-Age=31536000';location.replace(t);return}
r.dataset.theme=p.theme==='dark'||p.theme!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
if(p.mode==='elder')r.dataset.mode='elder';
if(r.dataset.viewport==='desktop')r.style.setProperty('--page-zoom',w>1536?1:.7*Math.max(w,1280)/1200);
else r.style.fontSize=w/375*100+'px';
var q=window.porticoEarly=[];['click','submit'].forEach(function(n){d.addEventListener(n,function(e){
var s=n==='submit',t=!r.dataset.live&&e.target.closest(s?'form':'button');if(!t||!s&&t.type==='submit')return;
if(s)e.preventDefault();q.push(t)},true)})})(document)`;
