import { type PortalError, useQuery, useQueryClient } from '@portico/client';
import { Button, Skeleton, WhenLoaded } from '@portico/ui';
import { Dialog } from '@portico/ui/dialog';
import { type FormEvent, useState } from 'react';
import { notices } from '../api.ts';
import { changeOf, groupsOf, ways } from '../model/settings.ts';
import * as css from './settings-dialog.module.css';

/** How this person is told of each kind of notice and of documents, and when not. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const query = useQuery(notices.config.query());
  const [state, setState] = useState<{ isSaving?: boolean; failure?: string }>({});
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!query.data) return;
    const change = changeOf(query.data, new FormData(event.currentTarget));
    if (typeof change === 'string') {
      setState({ failure: change });
      return;
    }
    setState({ isSaving: true });
    try {
      const saved = await notices.saveConfig(change, { quiet: true });
      client.setQueryData(notices.config.query().queryKey, saved);
      onClose();
    } catch (error) {
      setState({ failure: (error as PortalError).message });
    }
  };
  return (
    <Dialog title="消息设置" onCancel={onClose}>
      <WhenLoaded query={query} what="消息设置" skeleton={<Skeleton rows={6} picture={false} />} empty={null} isEmpty={() => false}>
        {(config) => (
          <form onSubmit={(event) => void save(event)}>
            <div className={css.scroll}>
              <table className={css.channels}>
                <caption className="visually-hidden">每类通知和公文的接收方式</caption>
                <thead>
                  <tr>
                    <th scope="col">类型</th>
                    {ways.map(({ key, name }) => (
                      <th key={key} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                {groupsOf(config).map((group) => (
                  <tbody key={group.name}>
                    <tr>
                      <th scope="rowgroup" colSpan={ways.length + 1} className={css.group}>
                        {group.name}
                      </th>
                    </tr>
                    {group.channels.map((channel) => (
                      <tr key={channel.type}>
                        <th scope="row">
                          {channel.name}
                          {channel.locked && <small>学校统一设置</small>}
                        </th>
                        {ways.map(({ key, name }) => (
                          <td key={key}>
                            <label>
                              <input
                                type="checkbox"
                                name={`${channel.type}.${key}`}
                                defaultChecked={channel[key]}
                                disabled={channel.locked}
                                aria-label={`${channel.name} ${name}`}
                              />
                            </label>
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                ))}
              </table>
            </div>
            <fieldset className={css.quiet}>
              <legend>免打扰时段</legend>
              <label>
                从 <input type="time" name="quietStart" defaultValue={config.quietStart} />
              </label>
              <label>
                到 <input type="time" name="quietEnd" defaultValue={config.quietEnd} />
              </label>
              <p>这段时间只发送紧急通知，其他通知和公文都不提醒；两项都不填表示不设置。紧急通知关系到安全，由学校统一设置，不能关闭。</p>
            </fieldset>
            <p className={css.failure} role="alert">
              {state.failure}
            </p>
            <div className={css.ends}>
              <Button onClick={onClose}>取消</Button>
              <Button kind="primary" type="submit" disabled={state.isSaving}>
                保存设置
              </Button>
            </div>
          </form>
        )}
      </WhenLoaded>
    </Dialog>
  );
}
