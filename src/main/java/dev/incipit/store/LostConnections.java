package dev.incipit.store;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;

/**
 * Has the pool part with a connection whose driver says that it is lost. The pool itself knows the states of the standard (08…) and
 * PostgreSQL's, and not that of an H2 which has closed its store.
 */
final class LostConnections implements SQLExceptionOverride {
    @java.lang.Override
    public SQLExceptionOverride.Override adjudicate(SQLException thrown) {
        return thrown instanceof SQLNonTransientConnectionException
                ? SQLExceptionOverride.Override.MUST_EVICT
                : SQLExceptionOverride.Override.CONTINUE_EVICT;
    }
}
