import { useNavigate } from '@portico/area/react';
import { Picker } from '@portico/ui/mobile/controls';
import { initials } from '../model/hall-address.ts';
import type { Hall } from '../ui/use-hall.ts';

const choices = [{ value: '', name: '全部' }, ...initials.map((letter) => ({ value: letter, name: letter }))];

/** The first letter of a service's name; too many for a row on a phone. */
export function InitialPicker({ hall: { wanted, addressOf } }: { hall: Hall }) {
  const navigate = useNavigate();
  return (
    <Picker
      title="首字母"
      choices={choices}
      value={wanted.initial ?? ''}
      onChoose={(letter) => void navigate(addressOf({ initial: letter || undefined }), { preventScrollReset: true })}
    />
  );
}
