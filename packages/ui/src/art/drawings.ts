import band from '../../art/band.svg';
import books from '../../art/books.svg';
import bridge from '../../art/bridge.svg';
import bridgeOut from '../../art/bridge-out.svg';
import broken from '../../art/broken.svg';
import eaves from '../../art/eaves.svg';
import empty from '../../art/empty.svg';
import gate from '../../art/gate.svg';
import gateway from '../../art/gateway.svg';
import hall from '../../art/hall.svg';
import hexagons from '../../art/hexagons.svg';
import lattice from '../../art/lattice.svg';
import login from '../../art/login.svg';
import main from '../../art/main.svg';
import mobile from '../../art/mobile.svg';
import mobilePlain from '../../art/mobile-plain.svg';
import moongate from '../../art/moongate.svg';
import pine from '../../art/pine.svg';
import skyline from '../../art/skyline.svg';
import stadium from '../../art/stadium.svg';

interface Drawing {
  file: string;
  box: string;
  /** The edge that is cropped in other proportions. */
  fit: string;
}

/** The generated paper-cut drawings; their layers use variables, so they follow school colour and dark mode. */
export const drawings = {
  main: { file: main, box: '0 0 1600 300', fit: 'xMidYMax slice' },
  gateway: { file: gateway, box: '0 0 1600 468', fit: 'xMidYMax slice' },
  login: { file: login, box: '0 0 1600 900', fit: 'xMinYMax slice' },
  mobile: { file: mobile, box: '0 0 375 224', fit: 'xMidYMax slice' },
  'mobile-plain': { file: mobilePlain, box: '0 0 375 190', fit: 'xMidYMax slice' },
  band: { file: band, box: '0 0 1600 132', fit: 'xMaxYMax slice' },
  skyline: { file: skyline, box: '0 0 1600 46', fit: 'xMidYMax slice' },
  hall: { file: hall, box: '0 0 640 400', fit: 'xMidYMid slice' },
  moongate: { file: moongate, box: '0 0 640 400', fit: 'xMidYMid slice' },
  lattice: { file: lattice, box: '0 0 640 400', fit: 'xMidYMid slice' },
  books: { file: books, box: '0 0 640 400', fit: 'xMidYMid slice' },
  bridge: { file: bridge, box: '0 0 640 400', fit: 'xMidYMid slice' },
  stadium: { file: stadium, box: '0 0 640 400', fit: 'xMidYMid slice' },
  hexagons: { file: hexagons, box: '0 0 640 400', fit: 'xMidYMid slice' },
  eaves: { file: eaves, box: '0 0 640 400', fit: 'xMidYMid slice' },
  gate: { file: gate, box: '0 0 420 290', fit: 'xMidYMid meet' },
  'bridge-out': { file: bridgeOut, box: '0 0 420 290', fit: 'xMidYMid meet' },
  pine: { file: pine, box: '0 0 420 290', fit: 'xMidYMid meet' },
  empty: { file: empty, box: '0 0 200 112', fit: 'xMidYMid meet' },
  broken: { file: broken, box: '0 0 200 112', fit: 'xMidYMid meet' },
} satisfies Record<string, Drawing>;

export type ArtName = keyof typeof drawings;

export const isArtName = (name: string): name is ArtName => Object.hasOwn(drawings, name);
