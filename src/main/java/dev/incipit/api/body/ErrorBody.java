package dev.incipit.api.body;

/** Body of every error response (interface section 2.5). */
public record ErrorBody(int statusCode, String message) {}
