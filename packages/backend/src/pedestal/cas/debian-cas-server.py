"""Debian's django-cas-server for one test: debian-cas-server.py PORT USER PASSWORD SERVICE_PATTERN"""
import os
import socket
import sys
import tempfile

import django
from django.conf import settings
from django.core.management import call_command

port, user, password, pattern = sys.argv[1:5]
folder = tempfile.TemporaryDirectory()

# Names below localhost are this machine (RFC 6761); not every resolver knows.
resolve = socket.getaddrinfo
socket.getaddrinfo = lambda host, *rest, **named: resolve(
    "127.0.0.1" if isinstance(host, str) and host.endswith(".localhost") else host, *rest, **named
)

settings.configure(
    DEBUG=True,
    SECRET_KEY="for-one-test",
    ALLOWED_HOSTS=["*"],
    ROOT_URLCONF=__name__,
    STATIC_URL="/static/",
    USE_TZ=True,
    DEFAULT_AUTO_FIELD="django.db.models.AutoField",
    INSTALLED_APPS=[
        "django.contrib.auth",
        "django.contrib.contenttypes",
        "django.contrib.sessions",
        "django.contrib.messages",
        "django.contrib.staticfiles",
        "cas_server",
    ],
    MIDDLEWARE=[
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.middleware.common.CommonMiddleware",
        "django.middleware.csrf.CsrfViewMiddleware",
        "django.contrib.auth.middleware.AuthenticationMiddleware",
        "django.contrib.messages.middleware.MessageMiddleware",
        "django.middleware.locale.LocaleMiddleware",
    ],
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "APP_DIRS": True,
            "OPTIONS": {
                "context_processors": [
                    "django.template.context_processors.request",
                    "django.contrib.auth.context_processors.auth",
                    "django.contrib.messages.context_processors.messages",
                ]
            },
        }
    ],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": os.path.join(folder.name, "cas.sqlite3")}},
    CAS_AUTH_CLASS="cas_server.auth.TestAuthUser",
    CAS_TEST_USER=user,
    CAS_TEST_PASSWORD=password,
)
django.setup()

from django.urls import include, path  # noqa: E402

urlpatterns = [path("", include("cas_server.urls", namespace="cas_server"))]

call_command("migrate", verbosity=0)

from cas_server.models import ServicePattern  # noqa: E402

ServicePattern.objects.create(name="portal", pos=1, pattern=pattern, single_log_out=True)
call_command("runserver", f"127.0.0.1:{port}", use_reloader=False)
