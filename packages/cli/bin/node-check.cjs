// Ends the process where Node is too old. Plain JavaScript for any Node, before anything else is loaded.
var oldest = [22, 18];
var parts = process.versions.node.split('.').map(Number);
if (parts[0] < oldest[0] || (parts[0] === oldest[0] && parts[1] < oldest[1])) {
  console.error(['Node ', oldest.join('.'), ' or newer is needed, this is ', parts.slice(0, 2).join('.'), '.'].join(''));
  process.exit(1);
}
