import { latePage } from '@portico/area/react';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';

const Page = () => <h1>文章</h1>;

test('a page that is loaded renders at once', async () => {
  const fetchPage = vi.fn(async () => Page);
  const Late = latePage(fetchPage);
  expect(fetchPage).not.toHaveBeenCalled();
  await Promise.all([Late.load(), Late.load()]);
  render(<Late />);
  expect(screen.getByRole('heading').textContent).toBe('文章');
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('shown without a load before, it loads itself', async () => {
  const Late = latePage(async () => Page);
  await act(async () =>
    render(
      <Suspense>
        <Late />
      </Suspense>,
    ),
  );
  expect(screen.getByRole('heading').textContent).toBe('文章');
});

test('a failed load is told, and the next one tries again', async () => {
  const fetchPage = vi.fn(async () => Page).mockRejectedValueOnce(new Error('no network'));
  const Late = latePage(fetchPage);
  await expect(Late.load()).rejects.toThrow('no network');
  await Late.load();
  render(<Late />);
  expect(screen.getByRole('heading').textContent).toBe('文章');
});
