package dev.incipit.api;

/** Body of every error response: interface section 2.5. */
record ErrorBody(int statusCode, String message) {}
