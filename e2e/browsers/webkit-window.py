#!/usr/bin/python3
"""A window with WebKitGTK and nothing else, for WebKitWebDriver: any width, its own languages and user agent."""
import os, sys
import gi
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

width, height = (int(n) for n in os.environ.get('VIEWPORT', '1366x900').split('x'))
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(['zh-CN'])
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True, enable_developer_extras=True)
if os.environ.get('USER_AGENT'):
    settings.set_user_agent(os.environ['USER_AGENT'])
recorder = WebKit2.UserScript.new(
    "window.problems=[];addEventListener('error',e=>problems.push('error: '+(e.message||e.target?.src||e.target?.href)),true);"
    "addEventListener('unhandledrejection',e=>problems.push('rejection: '+e.reason));"
    "addEventListener('securitypolicyviolation',e=>problems.push('csp: '+e.violatedDirective+' '+e.blockedURI));"
    "for(const k of['error','warn']){const o=console[k];console[k]=(...a)=>{problems.push(k+': '+a.map(String).join(' '));o(...a)}}",
    WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START, None, None)

def view(*_):
    web = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    web.get_user_content_manager().add_script(recorder)
    window = Gtk.Window()
    window.set_default_size(width, height)
    window.add(web)
    web.connect('close', lambda w: window.destroy())
    web.connect('create', lambda w, a: view())
    window.show_all()
    return web

def started(_, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name('webkit-window')
    info.set_version(2, 50, 6)
    session.set_application_info(info)
    session.connect('create-web-view::window', view)
    session.connect('create-web-view::tab', view)

context.connect('automation-started', started)
Gtk.main()
