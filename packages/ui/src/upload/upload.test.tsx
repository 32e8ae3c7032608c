import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { UploadProps } from './props.ts';
import { Upload } from './upload.tsx';

const rules = { label: '上传头像', types: ['image/png'], typesInWords: ' PNG 图片', largest: 10 };
const file = (bytes: number, type = 'image/png') => new File(['a'.repeat(bytes)], 'me.png', { type });

/** An upload, and a file chosen in it. */
function shown(send: UploadProps['send']) {
  const { container } = render(<Upload {...rules} send={send} />);
  const input = container.querySelector('input') as HTMLInputElement;
  return (chosen: File) => fireEvent.change(input, { target: { files: [chosen] } });
}

test('what the rules do not allow is refused in words and never sent', () => {
  const send = vi.fn();
  const choose = shown(send);
  choose(file(1, 'text/html'));
  expect(screen.getByRole('alert').textContent).toBe('请选择 PNG 图片。');
  choose(file(0));
  expect(screen.getByRole('alert').textContent).toBe('这个文件是空的，请换一个。');
  choose(file(11));
  expect(screen.getByRole('alert').textContent).toContain('文件不能超过');
  expect(send).not.toHaveBeenCalled();
});

test('a file is sent once, its progress is shown, and a second one waits until it is there', async () => {
  let arrive: () => void = () => undefined;
  let tell: (share: number) => void = () => undefined;
  const send = vi.fn((_file: File, onProgress: (share: number) => void) => {
    tell = onProgress;
    return new Promise<void>((resolve) => (arrive = resolve));
  });
  const choose = shown(send);
  choose(file(5));
  act(() => tell(0.4));
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40');
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  choose(file(6));
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => arrive());
  expect(screen.getByRole('status').textContent).toBe('me.png 已上传');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('what the server refuses is said, and another file may be chosen', async () => {
  const send = vi.fn(() => Promise.reject(new Error('图片打不开。')));
  const choose = shown(send);
  await act(async () => choose(file(5)));
  expect(screen.getByRole('alert').textContent).toBe('没有上传成功。图片打不开。');
  await act(async () => choose(file(5)));
  expect(send).toHaveBeenCalledTimes(2);
});
