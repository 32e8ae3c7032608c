import '@arco-design/web-react/es/_util/react-19-adapter';
import '@arco-design/web-react/es/Trigger/style/index.css';
import './theme.css';

export { popupLayer } from './popup-layer.ts';
