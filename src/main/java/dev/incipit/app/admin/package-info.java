/**
 * Commands for the store and what it holds: accounts, keys, users, backups. Each works beside a running service.
 */
@NullMarked
package dev.incipit.app.admin;

import org.jspecify.annotations.NullMarked;
