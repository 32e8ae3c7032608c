import sharp from 'sharp';

// Only these three of the library's formats: no SVG, no PDF, nothing that fetches or runs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);

/** The picture library, for pictures that people send. */
export const safeSharp = sharp;

/** Pixels of a side. */
export const largestSide = 4_096;
/** How long a picture may take. */
export const pictureSeconds = 5;
