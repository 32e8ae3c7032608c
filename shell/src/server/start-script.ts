/**
 * Runs the shell's scripts, which the page's head preloads, after the first paint: on a second visit they are cached
 * and would delay it. A hidden page is not painted and does not wait.
 */
export const startScript = `(function(d){function run(){d.querySelectorAll('link[data-start]').forEach(function(l){
var s=d.createElement('script');s.async=false;s.crossOrigin='anonymous';s.integrity=l.integrity;s.setAttribute('src',l.getAttribute('href'));d.head.append(s)})}
if(d.hidden)run();else requestAnimationFrame(function(){setTimeout(run)})})(document)`;
