import { PortalLink } from '@portico/area/react';
import type { ServiceGuide } from '@portico/contracts';
import { Html } from '@portico/ui';
import type { TextAreaCode } from '@portico/ui/form';
import type { ReactNode } from 'react';
import { basicFacts, consultFacts, type GuidePart, guideParts, mapLink } from '../model/guide-facts.ts';
import { FactList } from './fact-list.tsx';
import * as css from './guide.module.css';
import { FileLink, Materials } from './guide-files.tsx';
import { anchorOf } from './guide-index.tsx';
import { Rating } from './guide-rating.tsx';

/** All parts that a guide has, one below the other; where there is little room each can be folded. */
export function GuideBody({ guide, comments, folds = false }: { guide: ServiceGuide; comments: TextAreaCode; folds?: boolean }) {
  return guideParts(guide).map(({ part, name }) => {
    const heading = (
      <h2 id={anchorOf(part)} tabIndex={-1}>
        {name}
      </h2>
    );
    return (
      <section key={part} className={css.part} data-part={part} aria-labelledby={anchorOf(part)}>
        {folds ? (
          <details open className={css.fold}>
            <summary>{heading}</summary>
            {contents[part]({ guide, comments, small: folds })}
          </details>
        ) : (
          <>
            {heading}
            {contents[part]({ guide, comments, small: folds })}
          </>
        )}
      </section>
    );
  });
}

interface Shown {
  guide: ServiceGuide;
  /** The code of the field for comments, of the device's set. */
  comments: TextAreaCode;
  small: boolean;
}

const contents: Record<GuidePart, (shown: Shown) => ReactNode> = {
  basics: ({ guide, small }) => <Basics guide={guide} small={small} />,
  conditions: ({ guide: { conditions } }) => <Html className={css.prose} html={conditions} />,
  steps: ({ guide }) => <Steps guide={guide} />,
  materials: ({ guide: { materials } }) => <Materials materials={materials} />,
  fee: ({ guide: { fee } }) => (
    <div className={css.prose}>
      {fee.standard && <p>{fee.standard}</p>}
      {fee.basis && <p>收费依据：{fee.basis}</p>}
    </div>
  ),
  basis: ({ guide: { legalBasis } }) => <p className={css.prose}>{legalBasis}</p>,
  faqs: ({ guide: { faqs } }) =>
    faqs.map(({ q, a }) => (
      <details key={q} className={css.question}>
        <summary>{q}</summary>
        <p className={css.prose}>{a}</p>
      </details>
    )),
  attachments: ({ guide: { attachments } }) => (
    <ul>
      {attachments.map((file) => (
        <li key={file.id}>
          <FileLink file={file}>{file.name}</FileLink>
        </li>
      ))}
    </ul>
  ),
  rating: ({ guide, comments }) => <Rating key={guide.appId} guide={guide} comments={comments} />,
};

/** On a phone the telephone number is here. */
function Basics({ guide, small }: { guide: ServiceGuide; small: boolean }) {
  return (
    <FactList facts={[...basicFacts(guide), ...(small ? consultFacts(guide) : [])]} className={css.facts}>
      {guide.places.map((place) => {
        const map = mapLink(place);
        return (
          <div key={place.address} className={css.wide}>
            <dt>办理地点</dt>
            <dd>
              {place.address}
              {place.time && '　'}
              <span className={css.hours}>{place.time}</span>
              {map && (
                <PortalLink target={{ link: map }} className={css.map}>
                  看地图
                </PortalLink>
              )}
            </dd>
          </div>
        );
      })}
    </FactList>
  );
}

function Steps({ guide: { steps, flowImage } }: { guide: ServiceGuide }) {
  return (
    <>
      <ol className={css.steps}>
        {steps.map(({ no, name, actor, limit, desc }) => (
          <li key={no}>
            <span className={css.no} aria-hidden="true">
              {no}
            </span>
            <b>{name}</b>
            <span>{[actor, desc].filter(Boolean).join('　')}</span>
            {limit && <span>{limit}</span>}
          </li>
        ))}
      </ol>
      {flowImage && <img className={css.flow} src={flowImage.url} alt="办理流程图，内容与上面的步骤相同" loading="lazy" />}
    </>
  );
}
