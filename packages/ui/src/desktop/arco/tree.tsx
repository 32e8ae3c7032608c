import './base.ts';
import Tree from '@arco-design/web-react/es/Tree';
import { Link } from '@portico/area/react';
import '@arco-design/web-react/es/Tree/style/index.css';
import type { ReactNode } from 'react';
import { Repaired, repairAttributes } from '../../late/repaired.tsx';
import type { TreeEntry, TreeProps } from '../controls/props.ts';
import * as css from '../controls/tree.module.css';
import { TreeName } from '../controls/tree-name.tsx';
import './tree.css';
import { fold, isCurrent, isOpen, item, treeKeys } from './tree-keys.ts';

/** Arco's tree with links as its titles, and with the keys of the ARIA pattern: arrows, Home, End, Enter. */
export function ArcoTree({ label, entries, current }: TreeProps) {
  const repair = (root: HTMLElement) => {
    const tree = root.querySelector('[role="tree"]');
    if (tree) repairAttributes(tree, { 'aria-label': label, tabindex: undefined });
    const items = [...root.querySelectorAll<HTMLElement>(item)];
    const stop = items.find((each) => each === document.activeElement) ?? items.find(isCurrent) ?? items[0];
    for (const each of items)
      repairAttributes(each, {
        tabindex: each === stop ? '0' : '-1',
        'aria-selected': String(isCurrent(each)),
        'aria-level': String(each.querySelectorAll('.arco-tree-node-indent-block').length + 1),
        'aria-expanded': each.querySelector(fold) ? String(isOpen(each)) : undefined,
      });
    for (const sign of root.querySelectorAll(fold)) repairAttributes(sign, { tabindex: '-1', 'aria-hidden': 'true', role: undefined });
  };
  return (
    <Repaired repair={repair} onKeyDown={treeKeys}>
      <Tree
        treeData={entries.map((entry) => nodeOf(entry, current))}
        animation={false}
        autoExpandParent
        blockNode
        selectedKeys={[current]}
      />
    </Repaired>
  );
}

interface Node {
  key: string;
  title: ReactNode;
  children?: Node[];
}

const nodeOf = (entry: TreeEntry, current: string): Node => ({
  key: entry.key,
  title: (
    <Link to={entry.to} tabIndex={-1} className={css.entry} aria-current={entry.key === current ? 'page' : undefined}>
      <TreeName name={entry.name} count={entry.count} />
    </Link>
  ),
  ...(entry.children && { children: entry.children.map((child) => nodeOf(child, current)) }),
});
