import type { PersonAsset } from '@portico/contracts';
import { person } from '../api.ts';
import * as css from './assets.module.css';
import { RevealButton } from './reveal-button.tsx';
import { useReveal } from './use-reveal.ts';

/** The value of an asset with its unit; a sensitive one behind the eye. */
export function AssetFigure({ asset }: { asset: PersonAsset }) {
  if (asset.status === 'error') return <span className={css.figure}>—</span>;
  return asset.sensitive ? <MaskedFigure asset={asset} /> : <Figure asset={asset} value={asset.value} />;
}

function MaskedFigure({ asset }: { asset: PersonAsset }) {
  const { shown, failure, dialog, reveal, hide } = useReveal(() => person.revealAsset({ sign: asset.sign }, { quiet: true }));
  return (
    <>
      <span className={css.masked}>
        <Figure asset={asset} value={shown?.value ?? asset.value} />
        <RevealButton name={asset.name} isShown={shown !== undefined} onToggle={shown ? hide : reveal} />
      </span>
      <span role="alert" className={css.failure}>
        {failure}
      </span>
      {dialog}
    </>
  );
}

const Figure = ({ asset: { unit }, value }: { asset: PersonAsset; value: string }) => (
  <span className={css.figure}>
    {value}
    {unit && <small>{unit}</small>}
  </span>
);
