import { useKeptState } from '@portico/area/react';

export const textSizes = [
  { name: 'A-', label: '小号字', size: 's' },
  { name: 'A', label: '标准字', size: 'm' },
  { name: 'A+', label: '大号字', size: 'l' },
] as const;
export type TextSize = (typeof textSizes)[number]['size'];

export const useTextSize = () => useKeptState<TextSize>('size', 'm');
