export { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
export { AreaLink } from './area-link.tsx';
export { Block } from './block.tsx';
export { PageContext, useParams } from './page-context.ts';
export { usePageTitle } from './page-title.ts';
export { type Portal, PortalContext, usePortal } from './portal-context.ts';
export { PortalLink } from './portal-link.tsx';
export { useUnsavedWork } from './unsaved-work.ts';
