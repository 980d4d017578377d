package dev.incipit.store;

import java.io.IOException;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;

/**
 * Prepares access to a store. An embedded one is restricted to its owner and gets a generated password if the settings name
 * none, also if an older version left it without one. Other stores are opened with the settings as they are.
 *
 * @param config the settings with the credentials that open the store
 */
record StoreAccess(DatabaseConfig config, Optional<StoreFiles> files, Optional<StorePassword> password)
        implements AutoCloseable {
    private static final String USER = "incipit";

    /** H2's error codes. */
    private static final int WRONG_PASSWORD = 28000;

    private static final int OPEN_ELSEWHERE = 90020;

    /**
     * Prepares opening the store; the caller closes the result when the first connection is open.
     *
     * @throws StoreFailed if other users may write the files, or an older version has the store open
     */
    static StoreAccess to(DatabaseConfig config) {
        var file = config.ownFile();
        if (file.isEmpty()) {
            return new StoreAccess(config, Optional.empty(), Optional.empty());
        }
        var files = new StoreFiles(file.get());
        try {
            files.secure();
            return config.namesUser()
                    ? new StoreAccess(config, Optional.of(files), Optional.empty())
                    : locked(config, files);
        } catch (IOException failed) {
            throw new StoreFailed("The store does not open: " + StoreFailed.reason(failed), failed);
        }
    }

    private static StoreAccess locked(DatabaseConfig config, StoreFiles files) throws IOException {
        var password = StorePassword.open(files.password());
        try {
            var locked = config.as(USER, password.get());
            if (password.isNew()) {
                if (files.holdStore()) {
                    takeOver(locked);
                }
                password.markSet();
            }
            return new StoreAccess(locked, Optional.of(files), Optional.of(password));
        } catch (IOException | RuntimeException failed) {
            password.close();
            throw failed;
        }
    }

    /** Sets the password on a store without one; repeated if an earlier attempt was interrupted. */
    private static void takeOver(DatabaseConfig locked) {
        var url = locked.aloneUrl();
        try (var connection = DriverManager.getConnection(url, "", "");
                var statement = connection.createStatement()) {
            var password = " password '" + locked.password() + "'";
            statement.execute("create user if not exists \"" + USER + "\"" + password + " admin");
            statement.execute("alter user \"" + USER + "\" set" + password);
            statement.execute("drop user \"\"");
        } catch (SQLException failed) {
            if (failed.getErrorCode() == OPEN_ELSEWHERE) {
                throw new StoreFailed(
                        "An older version of this program has the store open and cannot use its password:"
                                + " stop it first.",
                        failed);
            }
            if (failed.getErrorCode() != WRONG_PASSWORD) {
                throw StoreFailed.by(failed);
            }
            requireOurs(locked, url);
        }
    }

    private static void requireOurs(DatabaseConfig locked, String url) {
        try {
            DriverManager.getConnection(url, locked.username(), locked.password())
                    .close();
        } catch (SQLException failed) {
            throw new StoreFailed(
                    "The store has a password that is not kept beside it: name it in store.username and store.password;"
                            + " or, if the store is a copy, copy its file .password too.",
                    failed);
        }
    }

    /** Restricts the files that H2 has created meanwhile, and lets other processes open the store. */
    @Override
    public void close() {
        try {
            if (files.isPresent()) {
                files.get().secureFiles();
            }
        } catch (IOException failed) {
            throw StoreFailed.by(failed);
        } finally {
            password.ifPresent(StorePassword::close);
        }
    }
}
