import { usePerson, useSchool } from '@portico/session';
import { type ComponentType, Fragment } from 'react';
import { PlacedBlock } from '../ui/placed-block.tsx';
import { useArrangement } from '../ui/use-arrangement.ts';
import { Banner } from './banner.tsx';
import * as css from './portal-template.module.css';
import { QuickNavigation } from './quick-navigation.tsx';
import { ServicesSection } from './services-section.tsx';
import { StatisticsSection } from './statistics-section.tsx';
import { TodayStrip } from './today-strip.tsx';
import { TopicsSection } from './topics-section.tsx';

const own: Record<string, ComponentType> = {
  'home.quick-nav': QuickNavigation,
  'home.services': ServicesSection,
  'home.topics': TopicsSection,
  'home.statistics': StatisticsSection,
};

/** Template 1, 门户: banner with the 今日 strip on its lower edge, then the school's blocks. */
export function PortalTemplate() {
  const school = useSchool();
  const strips = useArrangement();
  const { isGuest } = usePerson();
  const banner = strips.some((strip) => strip.kind === 'whole' && strip.block.sign === 'home.banner');
  return (
    <div className={css.page} data-template="1" data-banner={banner || undefined}>
      <h1 className="visually-hidden">{school.unitName}一网通办首页</h1>
      {banner && <Banner />}
      <div className={css.body}>
        <TodayStrip guest={isGuest} />
        {strips.map((strip) => (
          <Fragment key={strip.kind === 'whole' ? strip.block.sign : strip.main.map((block) => block.sign).join()}>
            {strip.kind === 'whole' ? (
              strip.block.sign !== 'home.banner' && <PlacedBlock block={strip.block} own={own} className={css.section} />
            ) : (
              <div className={css.columns}>
                <div>
                  {strip.main.map((block) => (
                    <PlacedBlock key={block.sign} block={block} own={own} className={css.section} />
                  ))}
                </div>
                <div>
                  {strip.side.map((block) => (
                    <PlacedBlock key={block.sign} block={block} own={own} className={css.section} />
                  ))}
                </div>
              </div>
            )}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
