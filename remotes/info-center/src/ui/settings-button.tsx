import { Button, Icon } from '@portico/ui';
import { type ComponentType, useState } from 'react';

type Settings = ComponentType<{ onClose: () => void }>;

/** 消息设置: its dialog's code comes with the first press. */
export function SettingsButton() {
  const [code, setCode] = useState<{ Settings: Settings }>();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    import(/* webpackChunkName: "settings" */ './settings-dialog.tsx').then(
      (module) => setCode({ Settings: module.SettingsDialog }),
      () => setIsOpen(false),
    );
  };
  return (
    <>
      <Button kind="text" size="s" aria-haspopup="dialog" onClick={open}>
        <Icon name="gear" size={16} />
        消息设置
      </Button>
      {isOpen && code && <code.Settings onClose={() => setIsOpen(false)} />}
    </>
  );
}
