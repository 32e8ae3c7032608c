import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { type HintGroup, maxSearchLength, nextHint } from './hints.ts';
import * as css from './search-field.module.css';

/**
 * A search field with hints, by the combobox pattern of the ARIA practices: the focus stays in the field while arrows
 * move through the list; Enter searches for the typed or selected text. `always` keeps the list visible; otherwise it
 * opens below the focused field.
 */
export function SearchField({
  label,
  text,
  groups,
  always = false,
  size = 'm',
  joined = false,
  name = 'search',
  action,
  field,
  before,
  after,
  onText,
  onSearch,
  onEscape,
}: {
  label: string;
  text: string;
  groups: readonly HintGroup[];
  always?: boolean;
  size?: 'm' | 'l';
  /** Field and button in one frame, for pages whose purpose is searching. */
  joined?: boolean;
  /** The parameter for `action`, or for the current address, where no script runs. */
  name?: string;
  action?: string;
  field?: Ref<HTMLInputElement>;
  before?: ReactNode;
  /** The button that searches, and others. */
  after?: ReactNode;
  onText: (text: string) => void;
  onSearch: (words: string) => void;
  onEscape?: () => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState(-1);
  const [open, setOpen] = useState(false);
  // While arrows move through the list it stays as it is: Enter searches for the word that was seen as selected.
  const [held, setHeld] = useState<readonly HintGroup[]>();
  const list = held ?? groups;
  const hints = list.flatMap((group) => group.hints);
  const shown = (always || open) && hints.length > 0;
  const active = shown && at < hints.length ? at : -1;

  const unselect = () => {
    setAt(-1);
    setHeld(undefined);
  };
  const search = (wanted: string) => {
    const words = wanted.trim().slice(0, maxSearchLength);
    setOpen(false);
    unselect();
    if (words) onSearch(words);
    else form.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      setOpen(false);
      unselect();
      onEscape?.();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const next = nextHint(active, event.key, hints.length);
    setAt(next);
    setHeld(next < 0 ? undefined : list);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: kernels that schools still use do not know <search>
    <div role="search" className={css.search}>
      <form
        ref={form}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          search(hints[active] ?? text);
        }}
      >
        <div className={css.line} data-joined={joined || undefined} data-size={size}>
          {before && <span className={css.before}>{before}</span>}
          <input
            ref={field}
            name={name}
            className={css.field}
            data-size={size}
            data-joined={joined || undefined}
            data-before={before ? '' : undefined}
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={`${id}list`}
            aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxSearchLength}
            placeholder={label}
            value={text}
            onKeyDown={onKeyDown}
            onFocus={() => setOpen(true)}
            onBlur={() => {
              setOpen(false);
              unselect();
            }}
            onChange={(event) => {
              onText(event.target.value);
              setOpen(true);
              unselect();
            }}
          />
          {after}
        </div>
      </form>
      <div
        id={`${id}list`}
        role="listbox"
        aria-label="搜索提示"
        hidden={!shown}
        className={css.hints}
        data-hanging={always ? undefined : ''}
      >
        <Hints groups={list} active={active} idOf={(place) => `${id}${place}`} onPoint={setAt} onPick={search} />
      </div>
      <span className="visually-hidden" role="status">
        {shown && text.trim() ? `${hints.length} 条搜索建议` : ''}
      </span>
    </div>
  );
}

function Hints({
  groups,
  active,
  idOf,
  onPoint,
  onPick,
}: {
  groups: readonly HintGroup[];
  active: number;
  idOf: (place: number) => string;
  onPoint: (place: number) => void;
  onPick: (words: string) => void;
}) {
  const starts = groups.map((_group, at) => groups.slice(0, at).reduce((sum, { hints }) => sum + hints.length, 0));
  return groups.map(({ name, hints }, row) => (
    // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, and no fieldset
    <div key={name} role="group" aria-label={name}>
      <p className={css.groupName} role="presentation">
        {name}
      </p>
      {hints.map((word, index) => {
        const place = (starts[row] ?? 0) + index;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
          <div
            key={word}
            id={idOf(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={css.hint}
            // The focus stays in the field, or the list would be gone before the click.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={(event) => event.pointerType === 'mouse' && onPoint(place)}
            onClick={() => onPick(word)}
          >
            <bdi>{word}</bdi>
          </div>
        );
      })}
    </div>
  ));
}
