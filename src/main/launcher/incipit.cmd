@echo off
rem Starts Incipit on Windows from the folder that contains this script; Java need not be installed.
rem INCIPIT_MEMORY is the process's memory in megabytes; INCIPIT_JAVA_OPTIONS holds further JVM options, as in the shell's launcher.
setlocal EnableExtensions DisableDelayedExpansion
for %%i in ("%~dp0..") do set "home=%%~fi"

rem The command's name; --config FILE may precede it. To this shell = separates arguments like a space does.
set "command=%~1"
if "%command%"=="--config" set "command=%~3"
if "%command%"=="-c" set "command=%~3"

rem A command ends before the optimizing compiler pays off.
set tier=1
set memory=320
set share=72
rem A run of thousands of pages holds their texts.
if "%command%"=="generate" set memory=512
if "%command%"=="serve" set tier=4
if "%command%"=="train" set tier=4
rem A list of sites may take days.
if "%~2"=="--batch" set tier=4
if "%tier%"=="4" set memory=512
if "%tier%"=="4" set share=60
if not defined INCIPIT_MEMORY goto sized
echo(%INCIPIT_MEMORY%| findstr /r /x "[1-9][0-9][0-9] [1-9][0-9][0-9][0-9] [1-9][0-9][0-9][0-9][0-9] [1-9][0-9][0-9][0-9][0-9][0-9]" >nul
if errorlevel 1 goto missized
set "memory=%INCIPIT_MEMORY%"
if %memory% LSS 190 goto missized
:sized
set /a heap=memory * share / 100
set "lasting="
if "%tier%"=="4" set lasting="@%home%\lib\service.options"

rem Further options may make the start cache unfit, and Java then ends instead of doing without.
set "name=commands.aot"
for %%c in (serve mcp accounts keys users store) do if "%command%"=="%%c" set "name=service.aot"
set "cache="
if exist "%home%\lib\%name%" set "cache=-XX:AOTCache=%home%\lib\%name%"
if defined INCIPIT_JAVA_OPTIONS set "cache="
if "%command%"=="version" set "cache="
if "%command%"=="--version" set "cache="
if "%command%"=="-V" set "cache="

rem Two collectors are an error.
set "collector="
if not defined INCIPIT_JAVA_OPTIONS goto collected
echo(%INCIPIT_JAVA_OPTIONS%| findstr /r /c:"-XX:+Use[A-Za-z0-9]*GC" >nul
if not errorlevel 1 set "collector=-XX:-UseSerialGC"
echo(%INCIPIT_JAVA_OPTIONS%| findstr /c:"-XX:+UseSerialGC" >nul
if not errorlevel 1 set "collector="
:collected

rem Windows Terminal obeys escape sequences; where it is not there, the output is plain.
set "terminal=-Dincipit.terminal="
if defined WT_SESSION set "terminal=-Dincipit.shell=cmd"

if defined cache goto cached
"%home%\runtime\bin\java.exe" "@%home%\lib\java.options" %collector% -XX:TieredStopAtLevel=%tier% -Xmx%heap%m %lasting% "-Dincipit.home=%home%" %terminal% %INCIPIT_JAVA_OPTIONS% -jar "%home%\lib\incipit.jar" %*
exit /b %ERRORLEVEL%
:cached
"%home%\runtime\bin\java.exe" "@%home%\lib\java.options" -XX:TieredStopAtLevel=%tier% -Xmx%heap%m %lasting% "-Dincipit.home=%home%" %terminal% "%cache%" -jar "%home%\lib\incipit.jar" %*
exit /b %ERRORLEVEL%

:missized
echo INCIPIT_MEMORY is '%INCIPIT_MEMORY%': write a whole number of megabytes from 190 on, such as 512. 1>&2
exit /b 2
