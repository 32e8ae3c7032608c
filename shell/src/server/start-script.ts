/**
 * After the first paint, which they would delay, preloads every script that the page's head names and runs the shell's. A
 * hidden page is not painted and does not wait.
 */
export const startScript = `(function(d){function run(){d.querySelectorAll('link[data-preload]').forEach(function(l){l.rel='preload'});
d.querySelectorAll('link[data-start]').forEach(function(l){
var s=d.createElement('script');s.async=false;s.crossOrigin='anonymous';s.integrity=l.integrity;s.setAttribute('src',l.getAttribute('href'));d.head.append(s)})}
if(d.hidden)run();else requestAnimationFrame(function(){setTimeout(run)})})(document)`;
