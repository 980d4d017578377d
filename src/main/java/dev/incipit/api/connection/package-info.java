/**
 * Client connections: what the server library lacks against slow, absent and malformed clients. Each file names what would
 * let it go.
 */
@NullMarked
package dev.incipit.api.connection;

import org.jspecify.annotations.NullMarked;
