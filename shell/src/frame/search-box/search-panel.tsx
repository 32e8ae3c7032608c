import { useNavigate } from '@portico/area/react';
import { usePerson } from '@portico/session';
import { Button, Icon } from '@portico/ui';
import { SearchField, useHints, useSearchHistory } from '@portico/ui/search-field';
import { useEffect, useRef, useState } from 'react';
import * as css from './search-box.module.css';
import { searchPath } from './search-path.ts';

/** The panel below the header's 搜索; a search opens the search page. */
export function SearchPanel({ onClose }: { onClose: (back: boolean) => void }) {
  const navigate = useNavigate();
  const { isGuest } = usePerson();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const groups = useHints(text, { guest: isGuest });
  const { records, forget } = useSearchHistory({ guest: isGuest });
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const leave = (event: Event) => {
      if (!root.current?.parentElement?.contains(event.target as Node)) onClose(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [onClose]);
  return (
    <div ref={root} className={css.panel}>
      <SearchField
        label="搜索服务、新闻、通知"
        always
        field={field}
        text={text}
        groups={groups}
        before={<Icon name="search" size={18} />}
        after={
          <Button type="submit" kind="primary">
            搜索
          </Button>
        }
        onText={setText}
        onEscape={() => onClose(true)}
        onSearch={(words) => {
          onClose(true);
          navigate(`${searchPath}?${new URLSearchParams({ search: words })}`);
        }}
      />
      {!text.trim() && records.length > 0 && (
        <div className={css.foot}>
          <Button
            kind="text"
            size="s"
            onClick={() => {
              field.current?.focus();
              forget();
            }}
          >
            清空搜索历史
          </Button>
        </div>
      )}
    </div>
  );
}
