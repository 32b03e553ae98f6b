// Placeholder until the service worker is written: it keeps nothing.
self.addEventListener('install', () => self.skipWaiting())
