import { PortalLink } from '@portico/area/react';
import { useQuery } from '@portico/client';
import type { Banner as BannerItem } from '@portico/contracts';
import { Art, Cover, Icon } from '@portico/ui';
import { useState } from 'react';
import { config } from '../api.ts';
import { bannerPicture } from '../model/banner-scene.ts';
import { useSlides } from '../ui/use-slides.ts';
import * as css from './banner.module.css';

/** The running banners: one at a time, six seconds each, never while somebody reads them. */
export function Banner() {
  const banners = useQuery(config.banners.query()).data ?? [];
  const { current, turned, paused, hold, choose, togglePaused } = useSlides(banners.length);
  const banner = banners[current];
  return (
    <section className={css.banner} aria-roledescription="轮播" aria-label="首页轮播" {...hold}>
      {banner ? <Slide key={banner.id} banner={banner} turned={turned} /> : <Art name="main" className={css.art} />}
      {banners.length > 1 && (
        <div className={css.controls}>
          <button type="button" className={css.pause} aria-label={paused ? '继续轮播' : '暂停轮播'} onClick={togglePaused}>
            <Icon name={paused ? 'play' : 'pause'} size={14} />
          </button>
          {banners.map((item, at) => (
            <button
              key={item.id}
              type="button"
              className={css.dot}
              aria-label={`第 ${at + 1} 张，共 ${banners.length} 张`}
              aria-current={at === current}
              onClick={() => choose(at)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function Slide({ banner, turned }: { banner: BannerItem; turned: boolean }) {
  const [failed, setFailed] = useState(false);
  const picture = bannerPicture(failed ? undefined : banner.imgUrl, 'desktop');
  const content =
    picture.kind === 'uploaded' ? (
      <img className={css.picture} src={picture.address} alt={banner.alt} onError={() => setFailed(true)} />
    ) : (
      <>
        {picture.kind === 'scene' ? (
          <Art name={picture.name} className={css.art} />
        ) : (
          <span className={css.beside}>
            <Cover src={picture.cover} />
          </span>
        )}
        <span className={css.words}>
          {banner.kicker && <em>{banner.kicker}</em>}
          <strong>{banner.title}</strong>
          {banner.desc && <small>{banner.desc}</small>}
        </span>
      </>
    );
  if (!banner.target)
    return (
      <div className={css.slide} data-turned={turned || undefined}>
        {content}
      </div>
    );
  return (
    <PortalLink target={banner.target} className={css.slide} data-turned={turned || undefined}>
      {content}
    </PortalLink>
  );
}
