import { PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import { useSchool } from '@portico/session';
import { Art, Crest, Icon } from '@portico/ui';
import { useState } from 'react';
import { config } from '../api.ts';
import { bannerPicture } from '../model/banner-scene.ts';
import { useSlides } from '../ui/use-slides.ts';
import * as css from './banner.module.css';
import { ElderPart } from './elder-part.tsx';
import { TopTools } from './top-tools.tsx';

/** The scene at the top with the school's name; the running banner's words stand in it. */
export function Banner({ shown }: { shown: boolean }) {
  const school = useSchool();
  const query = useQuery({ ...config.banners.query(), enabled: shown });
  const banners = shown ? (query.data ?? []) : [];
  const { current, paused, hold, togglePaused } = useSlides(banners.length);
  const banner = banners[current];
  const [failed, setFailed] = useState<string>();
  const image = banner?.mobileImgUrl ?? banner?.imgUrl;
  const picture = bannerPicture(image === failed ? undefined : image, 'mobile');
  return (
    <section className={css.banner} aria-label="首页轮播" {...hold}>
      {picture.kind === 'scene' && <Art name={picture.name} className={css.art} />}
      {picture.kind === 'uploaded' && (
        <img className={css.picture} src={picture.address} alt={banner?.alt ?? ''} onError={() => setFailed(image)} />
      )}
      <div className={css.bar}>
        <span className={css.crest}>
          <Crest />
        </span>
        <b data-long={school.unitName.length > 7 || undefined}>{school.unitName}</b>
        <TopTools />
      </div>
      {banner && picture.kind === 'scene' && <Words title={banner.title} target={banner.target} />}
      {banners.length > 1 && (
        <button
          type="button"
          className={css.pause}
          aria-label={`${paused ? '继续' : '暂停'}轮播 ${current + 1}/${banners.length}`}
          onClick={togglePaused}
        >
          <span className={css.count}>
            <Icon name={paused ? 'play' : 'pause'} size={12} />
            {current + 1}/{banners.length}
          </span>
        </button>
      )}
      <ElderPart sign="elder.greeting" height={80} />
    </section>
  );
}

function Words({ title, target }: { title: string; target?: Parameters<typeof PortalLink>[0]['target'] }) {
  return target ? (
    <PortalLink target={target} className={css.words}>
      {title}
    </PortalLink>
  ) : (
    <span className={css.words}>{title}</span>
  );
}
