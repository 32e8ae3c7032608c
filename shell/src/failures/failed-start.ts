/** The shell could not start: says so below the server-rendered frame, whose links still work. */
export function sayThatItFailed(): void {
  const place = document.getElementById('main') ?? document.body;
  const said = Object.assign(document.createElement('section'), { role: 'alert', className: 'failed-start' });
  said.dataset.error = 'service-error';
  const retry = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: '重新加载',
    onclick: () => location.reload(),
  });
  said.append(
    Object.assign(document.createElement('h1'), { textContent: '页面没有加载完整' }),
    Object.assign(document.createElement('p'), { textContent: '请检查网络后重新加载；如果一直如此，请联系管理员。' }),
    retry,
  );
  place.append(said);
}
