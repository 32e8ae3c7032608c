export { type HintGroup, maxSearchLength } from './hints.ts';
export { SearchField } from './search-field.tsx';
export { useHints, useHotWords, useSearchHistory } from './use-hints.ts';
