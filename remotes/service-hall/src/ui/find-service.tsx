import { pageAddress } from '@portico/area';
import { useNavigate, usePortal } from '@portico/area/react';
import { Icon } from '@portico/ui';
import { SearchField } from '@portico/ui/search-field';
import { useState } from 'react';
import * as css from './guide.module.css';

const none: never[] = [];

/** A field that leads to the hall's list, where something was not found. */
export function FindService() {
  const { plan, device } = usePortal();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = (keyword: string) => {
    const address = pageAddress(plan, device, { to: 'service-hall/list', query: { keyword } });
    if (address) void navigate(address);
  };
  return (
    <div className={css.find}>
      <SearchField
        label="输入服务名称或拼音首字母"
        text={text}
        groups={none}
        before={<Icon name="search" size={18} />}
        onText={setText}
        onSearch={search}
      />
    </div>
  );
}
