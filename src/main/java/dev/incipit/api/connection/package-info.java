/** Client connections: what Helidon lacks against slow, disconnected and malformed clients. Each class says when it can go. */
@NullMarked
package dev.incipit.api.connection;

import org.jspecify.annotations.NullMarked;
