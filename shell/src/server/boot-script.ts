/**
 * Runs before the first paint: only the browser knows theme, mode, window size and which urgent notice was acknowledged. A narrow window leaves a desktop
 * page before anything large is loaded. Clicks and form submissions before hydration are queued (early-input.ts). Kept
 * as text, because it must run before any file arrives; boot-script.test.ts compares it with `viewport.ts`, `zoom.ts`
 * and `preferences.ts`.
 */
export const bootScript = `(function(d){var r=d.documentElement,t=d.currentScript.dataset.narrow,w=innerWidth,p={};
try{p=JSON.parse(localStorage.getItem('portico.preferences')||'{}')||{}}catch(e){}
if(t&&w<=900){d.cookie='viewport=mobile; Path=/; SameSite=Lax; Max-Age=31536000';location.replace(t);return}
r.dataset.theme=p.theme==='dark'||p.theme!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
if(p.mode==='elder')r.dataset.mode='elder';if(p.density==='compact')r.dataset.density='compact';
if(r.dataset.urgent)try{if(localStorage.getItem('portico.urgent')===r.dataset.urgent)r.dataset.acknowledged=''}catch(e){}
if(r.dataset.viewport==='desktop')r.style.setProperty('--page-zoom',w>1536?1:.7*Math.max(w,1280)/1200);
else r.style.fontSize=w/375*100+'px';
var q=window.porticoEarly=[];['click','submit'].forEach(function(n){d.addEventListener(n,function(e){
var s=n==='submit',t=!r.dataset.live&&e.target.closest(s?'form':'button');if(!t||!s&&t.type==='submit')return;
if(s)e.preventDefault();q.push(t)},true)})})(document)`;
