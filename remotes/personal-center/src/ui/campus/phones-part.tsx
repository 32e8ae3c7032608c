import { useFirstInput, useKeptState } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { CampusPhone } from '@portico/contracts';
import { Button, Empty, Icon, Skeleton, WhenLoaded } from '@portico/ui';
import { useState } from 'react';
import { campus } from '../../api.ts';
import { phones } from '../../model/campus-calls.ts';
import { dialAddress, foundPhones } from '../../model/telephone-book.ts';
import * as css from './campus.module.css';
import { Part } from './part.tsx';

/** How many numbers stand there before anything is searched. */
const shownAtFirst = 8;

/** The telephone book, searched in the browser, so that it works without a network. */
export function PhonesPart() {
  const query = useQuery(campus.phones.query(useFirstInput(phones)));
  const [text, setText] = useKeptState('phones', '');
  const [all, setAll] = useState(false);
  return (
    <Part id="phones">
      <WhenLoaded query={query} what="电话簿" skeleton={<Skeleton rows={5} picture={false} />} empty={<Empty title="电话簿还没有内容" />}>
        {(book) => {
          const found = foundPhones(book, text);
          const shown = text.trim() || all ? found : found.slice(0, shownAtFirst);
          return (
            <>
              <label className={css.search}>
                <Icon name="search" size={16} />
                <span className="visually-hidden">搜索电话</span>
                <input
                  type="search"
                  value={text}
                  maxLength={40}
                  placeholder="部门、事项、号码，或拼音首字母"
                  onChange={({ target }) => setText(target.value)}
                />
              </label>
              <p role="status" className="visually-hidden">
                {text.trim() ? `找到 ${found.length} 个电话` : ''}
              </p>
              {shown.length > 0 ? <PhoneRows rows={shown} /> : <Empty title={`没有找到“${text.trim()}”的电话`} />}
              {shown.length < found.length && (
                <Button kind="text" onClick={() => setAll(true)}>
                  显示全部 {found.length} 个
                </Button>
              )}
            </>
          );
        }}
      </WhenLoaded>
    </Part>
  );
}

function PhoneRows({ rows }: { rows: readonly CampusPhone[] }) {
  return (
    <ul className={css.rows}>
      {rows.map(({ id, name, dept, number, place, note }) => (
        <li key={id} className={css.row}>
          <div className={css.words}>
            <b>{name}</b>
            <small>{[dept, place, note].filter(Boolean).join('，')}</small>
          </div>
          <a className={css.dial} href={dialAddress(number)} aria-label={`拨打${dept}${name} ${number}`}>
            <Icon name="phone" size={16} />
            {number}
          </a>
        </li>
      ))}
    </ul>
  );
}
