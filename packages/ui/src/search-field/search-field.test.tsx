import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

const field = (hints: readonly string[], text: string, onSearch: (words: string) => void) => (
  <SearchField label="搜索" text={text} groups={[{ name: '搜索建议', hints }]} onText={() => undefined} onSearch={onSearch} />
);

test('Enter searches for the word that was selected, though newer suggestions have arrived', () => {
  const searched = vi.fn();
  const { rerender } = render(field(['成绩', '成果'], '成绩', searched));
  const box = screen.getByRole('combobox');
  fireEvent.focus(box);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  rerender(field(['成绩单打印'], '成绩', searched));
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('成绩');
  fireEvent.submit(box);
  expect(searched).toHaveBeenCalledWith('成绩');
});

test('typing, and arrows that lead back to the field, bring the newest suggestions', () => {
  const { rerender } = render(field(['成绩'], '成', vi.fn()));
  const box = screen.getByRole('combobox');
  fireEvent.focus(box);
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  rerender(field(['成果'], '成', vi.fn()));
  fireEvent.keyDown(box, { key: 'ArrowUp' });
  expect(screen.getByRole('option').textContent).toBe('成果');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  rerender(field(['成果展'], '成', vi.fn()));
  fireEvent.change(box, { target: { value: '成果' } });
  expect(screen.getByRole('option').textContent).toBe('成果展');
});
