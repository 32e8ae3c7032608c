import { usePortal } from '@portico/area/react';
import { Choices } from './choices.tsx';
import { Panel } from './panel.tsx';
import { StartPagePart } from './start-page-part.tsx';

/** The look is the shell's own setting of this browser; the page to start on belongs to the person. */
export function PreferencesParts() {
  const { modes, device } = usePortal();
  return (
    <>
      <Panel title="外观">
        <Choices
          name="theme"
          label="主题"
          value={modes.dark ? 'dark' : 'light'}
          choices={[
            { key: 'light', name: '浅色' },
            { key: 'dark', name: '深色' },
          ]}
          onChoose={(key) => modes.choose({ dark: key === 'dark' })}
        />
        <Choices
          name="mode"
          label="字号"
          value={modes.elder ? 'elder' : 'standard'}
          choices={[
            { key: 'standard', name: '标准' },
            { key: 'elder', name: '大字版' },
          ]}
          onChoose={(key) => modes.choose({ elder: key === 'elder' })}
        />
        {device === 'desktop' && (
          <Choices
            name="density"
            label="列表"
            value={modes.compact ? 'compact' : 'standard'}
            choices={[
              { key: 'standard', name: '宽松' },
              { key: 'compact', name: '紧凑' },
            ]}
            onChoose={(key) => modes.choose({ compact: key === 'compact' })}
          />
        )}
      </Panel>
      <StartPagePart />
    </>
  );
}
