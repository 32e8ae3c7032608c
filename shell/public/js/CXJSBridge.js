/**
 * What a page of the portal may ask of the app that shows it: close, title, scan, share. In a browser every call
 * answers false and does nothing. Loaded in mobile mode only.
 */
((window) => {
  if (window.CXJSBridge) return;
  var app = window.CXNativeBridge && typeof window.CXNativeBridge.postMessage === 'function' ? window.CXNativeBridge : null;
  function send(name, detail) {
    if (!app) return false;
    app.postMessage(JSON.stringify({ name: name, detail: detail || {} }));
    return true;
  }
  window.CXJSBridge = {
    inApp: !!app,
    close: () => send('close'),
    setTitle: (title) => send('title', { title: String(title) }),
    scan: () => send('scan'),
    share: (content) => send('share', { title: String(content.title), url: String(content.url) }),
  };
})(window);
