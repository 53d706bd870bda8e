"""A small WebKitGTK browser for WebKitWebDriver: one phone-sized window and a persistent profile.

MiniBrowser, the driver's default, loses its storage on exit and cannot be 390 pixels wide.

Usage: webkit-browser.py PROFILE_FOLDER CONSOLE_FILE, then any arguments the driver adds. Output from the
pages and from the engine goes to the console file.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT = 390, 844


def keep_console(path):
    """Redirects output to the file, for every process of the browser."""
    console = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(console, sys.stdout.fileno())
    os.dup2(console, sys.stderr.fileno())


def still():
    """Makes pages prefer reduced motion."""
    Gtk.Settings.get_default().set_property("gtk-enable-animations", False)


def make_context(profile):
    storage = WebKit2.WebsiteDataManager(
        base_data_directory=os.path.join(profile, "data"),
        base_cache_directory=os.path.join(profile, "cache"),
    )
    context = WebKit2.WebContext(website_data_manager=storage)
    context.set_automation_allowed(True)
    return context


def open_window(context):
    """Opens a page under the driver's control in a frameless window."""
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, settings=settings
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _: Gtk.main_quit())
    return view


def main():
    profile, console = sys.argv[1:3]
    keep_console(console)
    still()
    context = make_context(profile)
    windows = []

    def start(_context, session):
        def create(_session):
            view = open_window(context)
            windows.append(view)
            return view

        session.connect("create-web-view", create)

    context.connect("automation-started", start)
    Gtk.main()


main()
